/** Everyday words that the swear-word lists contain, or find within other words. */
const GERMAN =
  'dick dicke dicker dickes bitte bonze fratze ische kimme lümmel möpse mufti nackt pinkeln popel poppen reudig rosette schabracke schiesser schnackeln vögeln kanal kanals focke';
const FRENCH =
  'assez asseoir baiser bander bitte bourré bourrée caca conne folle gerbe gerber gueule jouir meuf pédale péter pipi ramoner rappel rappels rappeler rappelle rappelles rappelez rappelons rappelé rappelée retard retarde retarder retardé retards suce tapette tanche trique troncher tringler';
const ENGLISH = 'cockpit cockpits shiitake pussycat penistone';

export const PROFANITY_ALLOWLIST: ReadonlySet<string> = new Set(
  [GERMAN, FRENCH, ENGLISH].flatMap((words) => words.split(' ')),
);
