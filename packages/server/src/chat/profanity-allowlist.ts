/** Everyday words that the swear-word lists contain, or find within other words. */
const GERMAN =
  'dick dicke dicker dickes bitte bonze fratze ische kimme lümmel möpse mufti nackt pinkeln popel poppen reudig rosette schabracke schiesser schnackeln vögeln kanal kanals focke';
const FRENCH =
  'assez asseoir baiser bander bitte bourré bourrée caca conne folle gerbe gerber gueule jouir meuf pédale péter pipi ramoner rappel rappels rappeler rappelle rappelles rappelez rappelons rappelé rappelée retard retarde retarder retardé retards suce tapette tanche trique troncher tringler';
const SPANISH =
  'analfabeto analiza analizan analizando analizar analizo analista análisis analógico analógica analogía asesinato asno con concha cumple cumpleaños cumplen cumples cumplí cumplido cumplimos cumplió cumplir cumplo drogas fagot heroína infierno maciza maldito martillo mona monta nazi negro negros orina pis pompa racista rape rapero retardo semental sexo topa travesti trio';
const ITALIAN =
  'analfabeta analisi analizza analizzando analizzano analizzare analizzata analizzati analizzato analizzo arse artigianale artigianali asse assedi assedia assediare assediata assediati assediato assedio assegna assegnare assegnata assegnate assegnati assegnato assegnazione assegnazioni assegni assegno asso assolo assolta assolte assolti assolto assoluta assolutamente assolute assoluti assoluto assolvere assomiglia assomigliano assomigliare assopito assorbe assorbire assordante assortito assorto assottigliare bagnarsi balle battere biga cacca cadavere cagna cozza cumino fagiano fagioli fagiolo fagotto fanale fanali fava fu mannaggia montare palle patacca penisola penisole pesce pipì pippa pisello pistolotto quaglia raperonzolo regina sbattere sbattersi sega spagnola tirare vacca vangare comporne deporne disporne esporne imporne opporne porne proporne riporne supporne';
const ENGLISH = 'cockpit cockpits shiitake pussycat penistone';

export const PROFANITY_ALLOWLIST: ReadonlySet<string> = new Set(
  [GERMAN, FRENCH, SPANISH, ITALIAN, ENGLISH].flatMap((words) => words.split(' ')),
);
