export { loadSavedGame, loadSavedGames } from './game-reader';
