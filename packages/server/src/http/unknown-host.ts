/** Answers at a name of the host that the server does not know, such as one of a home router ('fire.fritz.box'). */
import { LANGUAGES, type Language } from '@great-fire/protocol';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { apiError } from '../errors/api-error';
import type { Ingress } from '../shared/ingress';
import { isApiPath } from './route';

interface UnknownHostTexts {
  readonly title: string;
  readonly why: string;
  readonly toPlay: string;
  readonly toHost: string;
}

const SETTING = '<code>PUBLIC_URL</code>';
const EXAMPLE = '<code>PUBLIC_URL=http://fire.fritz.box:8000</code>';
const FURTHER = '<code>ALLOWED_ORIGINS</code>';

const TEXTS: Readonly<Record<Language, UnknownHostTexts>> = {
  en: {
    title: 'This server does not know its name yet',
    why: 'You opened it by a name. Until its host sets that name, it answers only at IP addresses and local names, because another website could send your browser here under a name of its own.',
    toPlay: '<b>To play,</b> open the server by its IP address, or ask its host.',
    toHost: `<b>To host,</b> set ${SETTING} to the address that players open, such as ${EXAMPLE}, and start the server again. ${FURTHER} adds further addresses.`,
  },
  de: {
    title: 'Dieser Server kennt seinen Namen noch nicht',
    why: 'Du hast ihn über einen Namen geöffnet. Bis sein Betreiber diesen Namen einträgt, antwortet er nur an IP-Adressen und lokalen Namen, denn eine andere Website könnte deinen Browser unter einem eigenen Namen hierher schicken.',
    toPlay: '<b>Zum Spielen</b> öffne den Server über seine IP-Adresse, oder frage seinen Betreiber.',
    toHost: `<b>Zum Betreiben</b> setze ${SETTING} auf die Adresse, die alle öffnen, etwa ${EXAMPLE}, und starte den Server neu. ${FURTHER} ergänzt weitere Adressen.`,
  },
  fr: {
    title: 'Ce serveur ne connaît pas encore son nom',
    why: 'Vous l’avez ouvert par un nom. Tant que son hébergeur n’a pas réglé ce nom, il ne répond qu’aux adresses IP et aux noms locaux, car un autre site pourrait envoyer votre navigateur ici sous un nom à lui.',
    toPlay: '<b>Pour jouer,</b> ouvrez le serveur par son adresse IP, ou demandez à son hébergeur.',
    toHost: `<b>Pour héberger,</b> donnez à ${SETTING} l’adresse que les joueurs ouvrent, par exemple ${EXAMPLE}, et redémarrez le serveur. ${FURTHER} ajoute d’autres adresses.`,
  },
  es: {
    title: 'Este servidor aún no conoce su nombre',
    why: 'Lo has abierto por un nombre. Hasta que su anfitrión configure ese nombre, solo responde en direcciones IP y nombres locales, porque otro sitio web podría enviar aquí tu navegador con un nombre propio.',
    toPlay: '<b>Para jugar,</b> abre el servidor por su dirección IP o pregunta a su anfitrión.',
    toHost: `<b>Para alojar,</b> pon en ${SETTING} la dirección que abren los jugadores, como ${EXAMPLE}, y reinicia el servidor. ${FURTHER} añade otras direcciones.`,
  },
  it: {
    title: 'Questo server non conosce ancora il suo nome',
    why: 'L’hai aperto con un nome. Finché chi lo gestisce non imposta quel nome, risponde solo a indirizzi IP e nomi locali, perché un altro sito potrebbe mandare qui il tuo browser con un nome proprio.',
    toPlay: '<b>Per giocare,</b> apri il server con il suo indirizzo IP, o chiedi a chi lo gestisce.',
    toHost: `<b>Per gestirlo,</b> imposta ${SETTING} con l’indirizzo che aprono i giocatori, come ${EXAMPLE}, e riavvia il server. ${FURTHER} aggiunge altri indirizzi.`,
  },
};

// Does not repeat the name, which may be that of another website.
const renderPage = (language: Language): string => {
  const { title, why, toPlay, toHost } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>The Great Fire of London 1666</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${why}</p>
    <p>${toPlay}</p>
    <p>${toHost}</p>
  </body>
</html>
`;
};

const MAX_LOGGED_CHARS = 100;

/** Rejects requests at an unknown name: browsers get a page in their language that says what to set. Logs the first name. */
export function rejectUnknownHost(ingress: Ingress, log: Pick<Logger, 'warn'>): Middleware {
  let isLogged = false;
  return (ctx, next) => {
    if (ingress.isAllowedHost(ctx.req)) return next();
    if (!isLogged)
      log.warn({ host: ctx.get('Host').slice(0, MAX_LOGGED_CHARS) }, 'unknown host; set PUBLIC_URL');
    isLogged = true;
    if (isApiPath(ctx.path) || ctx.accepts('json', 'html') !== 'html') throw apiError('wrong-host');
    ctx.status = 403;
    ctx.type = 'html';
    ctx.vary('Accept-Language');
    const language = ctx.acceptsLanguages([...LANGUAGES]);
    ctx.body = renderPage(LANGUAGES.find((known) => known === language) ?? 'en');
    return undefined;
  };
}
