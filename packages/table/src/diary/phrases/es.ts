import type { DiaryPhrases } from '../phrases';

export const es: DiaryPhrases = {
  language: 'es',
  numerals: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  days: [
    'Domingo, 2 de septiembre de 1666',
    'Lunes, 3 de septiembre de 1666',
    'Martes, 4 de septiembre de 1666',
    'Miércoles, 5 de septiembre de 1666',
    'Jueves, 6 de septiembre de 1666',
  ],
  openings: [
    'Antes del alba me despertaron campanas que no llamaban a misa, y vi el cielo rojo sobre el puente.',
    'Vestido a toda prisa, bajé al río, donde media ciudad miraba y la otra media cargaba camas.',
    'Apenas dormí. El humo pesaba tanto en la calle que mi vecino encendió un farol a las diez de la mañana.',
    'Día duro, que apunto mientras aún oigo mi propia pluma.',
    'Entró la criada a decir que el fuego iba a peor; le dije que no podía ser, y me equivoqué.',
    'Tomé una barca en la escalera para ver el fuego con mis ojos, y pronto me arrepentí.',
  ],
  winds: {
    N: [
      'Las llamas fueron sobre todo hacia el norte, del agua al corazón de la ciudad.',
      'Todo el día subió el fuego hacia el norte, como si quisiera salir por las puertas.',
    ],
    E: [
      'Las llamas fueron sobre todo hacia el este, y quienes viven junto a la Torre vigilaron su puerta.',
      'Contra toda costumbre, el fuego avanzó hacia el este, calle tras calle.',
    ],
    S: [
      'Las llamas tiraron sobre todo al sur, hacia el río, donde las barcazas estaban demasiado juntas.',
      'Todo el día se inclinó el fuego hacia el sur, y el Támesis brillaba como un caldero de cobre.',
    ],
    W: [
      'El viento soplaba del este y llevaba el fuego por delante como un rebaño.',
      'Las llamas fueron sobre todo hacia el oeste, y los abogados del Temple hicieron el equipaje.',
    ],
  },
  told: {
    'hand-kept': [
      'Nadie se quejó de los vientos que le repartió la Fortuna.',
      'Cada cual tomó los vientos como venían, sin decir palabra.',
    ],
    'hand-shown': [
      '{name} lo puso todo sobre la mesa, pues ya no había nada que esconder.',
      '{name} tuvo que enseñar sus cartas, con gran regocijo de la compañía.',
    ],
    'hand-redealt': [
      '{name} recibió cinco veces el mismo viento y, como es justo, le dieron otros.',
      'Cinco veces el mismo viento para {name}, cosa nunca vista; hubo que repartir de nuevo.',
    ],
    'band-placed': [
      '{name} apostó en {district} una cuadrilla de la guardia, con cubos y garfios.',
      'En {district} encontré a la gente que allí puso {name}, y tenía buen ánimo.',
    ],
    'pawn-placed': [
      '{name} madrugó mucho; me lo contaron en {district}.',
      'En {district} hallé a {name} con las mangas subidas antes de que nadie diera una orden.',
    ],
    'turn-began': [
      'Conté {count:una alarma|# alarmas} hasta el final, y luego me faltaron dedos.',
      'De principio a fin hubo {count:un momento|# momentos} en que todo pendió de una sola decisión.',
    ],
    'fire-spread': [
      'Fue {name} quien primero soltó el fuego, hacia {district}.',
      'Todo empezó por {district}, y quien lo cuenta nombra a {name}.',
      'El primer golpe fue contra {district}, obra de {name}, aunque en la cena se negó.',
    ],
    'fire-contained': [
      'En {district} la guardia detuvo el fuego {count:una vez|# veces}, y brindé por ella.',
      'Muchos elogios para los hombres de {district}, que aguantaron {count:una vez|# veces} cuando hizo falta.',
    ],
    'containment-broken': [
      'En {district} se rompió la línea, y los hombres huyeron con los cubos aún llenos.',
      'Creían a salvo {district}; se engañaban, y el fuego pasó como por paja.',
    ],
    'houses-burned': [
      '{name} llevó el fuego a {district}, y en una hora {count:desapareció una casa|desaparecieron # casas}.',
      'Vi arder {district}, {count:una casa|# casas} de golpe, sin que {name} apartara la vista.',
      'De {district} nada bueno que contar: {count:una casa|# casas} en cenizas, gracias a {name}.',
      'En el café dicen que {name} le costó {count:una casa|# casas} a {district}, y nadie lo desmiente.',
      'En {district} {count:ardió una casa|ardieron # casas} a la vez, y fue obra de {name}.',
    ],
    'cones-added': [
      'El incendio de {district} comió tan bien que de él {count:nació otro|nacieron # más}.',
      'Donde estaba {district} hubo pronto {count:un fuego|# fuegos} más que combatir.',
    ],
    'cones-returned': [
      'Lo que con tanto esfuerzo apagaron {names} prendió de nuevo en otra parte.',
      'Me dio pena por {names}: los viejos fuegos estaban todos por apagar otra vez.',
    ],
    'pudding-lane-refilled': [
      'En Pudding Lane, donde nadie puede entrar, el fuego revivió {count:una vez más|# veces más}.',
      'Daban por muerto el viejo horno de Pudding Lane, pero despertó {count:otra vez|# veces}.',
    ],
    'token-taken': [
      '{name} volvió de {district} con algo bajo la capa, y no quiso enseñarlo.',
      'Entre las brasas de {district} {name} recogió una cosa de provecho.',
    ],
    'token-spent': [
      '{name} guardaba algo para una hora así, y lo usó sin rubor.',
      'Entonces se vio lo que reservaba {name}, y más de una cara se alargó.',
    ],
    'card-discarded': [
      '{name} no tenía viento que sirviera, y dejó al fuego hacer su gusto.',
      'Una vez no hubo nada que le valiera a {name}, y el fuego se rio.',
    ],
    'pawn-moved': [
      '{name} debió de gastar un par de zapatos: vi el mismo sombrero en {count:una calle|# calles}.',
      'Nadie anduvo tanto como {name}: {count:una calle|# calles}, según mi cuenta.',
    ],
    'band-moved': [
      'Ya tarde, {name} mandó la guardia a {district}.',
      '{name} llamó a los hombres a {district}, y llegaron corriendo, con medio cubo derramado.',
    ],
    'cone-put-out': [
      '{name} apagó {count:un fuego|# fuegos} con sus manos, y olió a humo toda la noche.',
      'A {name} se le debe {count:un fuego apagado|haber apagado # fuegos}; yo vi las ampollas.',
      'Si más hubieran hecho como {name}, que apagó {count:un fuego|# fuegos}, escribiría esto en mi gabinete.',
    ],
    'hero-passed': [
      'En la calle dan a {name} el título de héroe de Londres, y he oído opiniones peores.',
      'Al caer la noche había un solo nombre en todas las bocas, y era {name}.',
      'Vitorearon a {name} como no oía desde que volvió el Rey.',
    ],
    'district-demolished': [
      'En {district} {name} mandó volar las casas para que el fuego no hallara nada, y temblaron mis ventanas.',
      'Un gran trueno por {district}: era {name}, que derribaba lo que no se podía salvar.',
    ],
    'actions-ended': [
      '{name} se sentó con trabajo aún por hacer, y lo vio todo el mundo.',
      'Me cuentan que {name} se quedó un rato de brazos cruzados, habiendo fuego para todos.',
    ],
    'card-drawn': [
      'La veleta giró {count:una vez|# veces}, que yo viera, y nunca a nuestro favor.',
      'Se esperó viento nuevo {count:una vez|# veces}, y pocos tuvieron el que querían.',
    ],
    'stack-card-uncovered': [
      'El fuego creció por sí solo {count:una vez|# veces}, en varios lugares a un tiempo, y algunos hablaron de castigo.',
      'Hubo {count:una llamarada repentina|# llamaradas repentinas} que nadie quiso y todos pagaron.',
    ],
    'fire-intensified': [
      'Hacia el final se alzaban fuegos nuevos en {districts}, y dejé de contar.',
      'La última gran ráfaga se sintió en {districts}.',
    ],
    'last-turns-began': [
      'Cuando se supo que {count:quedaba una jugada|quedaban # jugadas}, todos se volvieron muy corteses y muy peligrosos.',
      'Cerca del fin, con {count:una jugada|# jugadas} por hacer, nadie decía palabra.',
    ],
    'taken-back': [
      '{name} empezó una cosa, lo pensó mejor y la deshizo ante nuestros ojos.',
      'Anoto que {name} cambió de rumbo {count:una vez|# veces}; en otro lo llamaría prudencia.',
    ],
  },
  asides: [
    'Cayó ceniza en la sopa.',
    'Un barquero me pidió el triple, y se lo di.',
    'En mi canalón cantaron los gorriones a medianoche, creyéndola día.',
    'Los carros estaban rueda con rueda, y ni con oro se conseguía uno.',
    'Mi vecino sacó primero el reloj y después a su madre.',
    'Comí empanada fría de pie, y me supo mejor que ninguna.',
    'Un niño preguntó si se había caído el sol, y nadie se rio.',
    'En la esquina vendían el agua por vasos.',
  ],
  toll: [
    'Han contado {count:una casa perdida|# casas perdidas}, y las piedras aún queman la mano.',
    '{count:Falta una casa que estaba|Faltan # casas que estaban} en pie la semana pasada.',
    'Caminé por donde {count:hubo una casa|hubo # casas}, y no reconocí la calle.',
  ],
  spared: [
    'No se ha perdido ni una casa, y quien no estuvo no lo creerá.',
    'Todas las casas siguen en pie, y no puedo sino llamarlo prodigio.',
  ],
  endings: {
    clear: [
      'En la cuenta final {name} quedó muy por encima de todos, con {points:# punto|# puntos}.',
      'El día es de {name}, con {points:# punto|# puntos}, y nadie se lo disputó.',
      'Sumado todo, {name} tenía {points:# punto|# puntos}, y los demás buscaron el sombrero.',
    ],
    close: [
      'Ganó {name}, con {points:# punto|# puntos}, pero por tan poco que contamos dos veces.',
      'Por un pelo no fue de otra manera; así, el día es de {name}, con {points:# punto|# puntos}.',
    ],
    cones: [
      'Hubo empate a {points:# punto|# puntos}, y los fuegos apagados hablaron por {name}.',
      'A {points:# punto|# puntos} llegó más de una persona, pero {name} había apagado más, y ganó.',
    ],
    houses: [
      'Empate a {points:# punto|# puntos}, y también en fuegos apagados; ganó {name} por las casas que siguen en pie.',
      'Decidieron los tejados: a igualdad de {points:# punto|# puntos}, a {name} le quedaban más.',
    ],
    objectives: [
      'Empate a {points:# punto|# puntos}, empate en todo menos en esto: {name} guardó mejor los lugares prometidos.',
      'Decidieron al fin los encargos secretos: {name} cumplió mejor los suyos, con {points:# punto|# puntos}.',
    ],
    shared: [
      'La victoria no fue de una sola persona: {names} se la repartieron, con {points:# punto|# puntos} por cabeza, y se dieron la mano.',
      '{names} acabaron en perfecto empate, con {points:# punto|# puntos} por cabeza, y se repartieron el honor como una empanada.',
    ],
  },
  last: [
    '{name} tiene {points:# punto|# puntos}, y dice que fue el viento.',
    'Para {name}, con {points:# punto|# puntos}, no hubo más que una palmada en el hombro.',
    'Con {points:# punto|# puntos}, {name} se llevó la peor parte, y pagó el vino.',
  ],
  closings: [
    'Me queda un dedo de vela, así que lo dejo.',
    'Mañana buscaremos mis libros; hoy solo quiero agua para la cara.',
    'Ahora hay silencio, y eso es lo más extraño de todo.',
    'Dios guarde lo que queda de nosotros, y mande lluvia.',
    'Cierro la ventana, aunque ya no tiene vidrio.',
    'Y ahora a dormir, si el olor lo permite.',
  ],
};
