import type { Plugin } from 'vite';
import { replaceModules } from './replace-modules';

/** Modules of dependencies that the page never uses, and their stubs. */
const STUBS = [
  {
    // The client uses WebSocket only, so polling and WebTransport are left out.
    file: /\/engine\.io-client\/build\/esm\/transports\/index\.js$/,
    code: "import { WS } from './websocket.node.js'; export const transports = { websocket: WS };",
  },
  {
    file: /\/engine\.io-client\/build\/esm\/transports\/polling-xhr\.js$/,
    code: 'export class XHR {}',
  },
  {
    // All messages are JSON text.
    file: /\/socket\.io-parser\/build\/esm\/is-binary\.js$/,
    code: 'export const isBinary = () => false; export const hasBinary = isBinary;',
  },
  {
    file: /\/socket\.io-parser\/build\/esm\/binary\.js$/,
    code: "export function deconstructPacket() { throw new Error('All messages are text'); } export const reconstructPacket = deconstructPacket;",
  },
  {
    file: /\/engine\.io-parser\/build\/esm\/encodePacket\.browser\.js$/,
    code: "import { PACKET_TYPES } from './commons.js'; export const encodePacket = ({ type, data }, isBinary, send) => send(PACKET_TYPES[type] + (data || '')); export function encodePacketToBinary() { throw new Error('All messages are text'); }",
  },
  {
    file: /\/engine\.io-parser\/build\/esm\/decodePacket\.browser\.js$/,
    code: "import { ERROR_PACKET, PACKET_TYPES_REVERSE } from './commons.js'; export function decodePacket(text) { const type = PACKET_TYPES_REVERSE[text.charAt(0)]; return type ? { type, data: text.slice(1) || undefined } : ERROR_PACKET; }",
  },
  {
    // React has had this hook since version 18.
    file: /\/use-sync-external-store\/shim\/index\.js$/,
    code: "export { useSyncExternalStore } from 'react';",
  },
  {
    // boardgame.io's own server sends JSON patches; our server sends whole views.
    file: /\/rfc6902\/index\.js$/,
    code: "export function applyPatch() { throw new Error('Our server sends no patches'); } export const createPatch = applyPatch;",
  },
  {
    // boardgame.io drafts G with it while it runs a move or a hook. On the page it runs none: all moves are `client: false`.
    file: /\/immer\/dist\/immer\.esm\.m?js$/,
    code: "export default function produce() { throw new Error('The page runs no move'); }",
  },
  {
    // For moves that draw at random.
    file: /\/boardgame\.io\/dist\/esm\/plugin-random-[^/]*\.js$/,
    code: "export const R = { name: 'random' }; export const a = () => { throw new Error('The page draws nothing at random'); };",
  },
  {
    // The page validates, and describes no schema as JSON Schema.
    file: /\/zod\/v4\/core\/to-json-schema\.js$/,
    code: "const none = () => () => { throw new Error('The page makes no JSON Schema'); }; export const createToJSONSchemaMethod = none; export const createStandardJSONSchemaMethod = none;",
  },
  {
    file: /\/zod\/v4\/core\/json-schema-generator\.js$/,
    code: 'export class JSONSchemaGenerator {}',
  },
  {
    file: /\/zod\/v4\/core\/json-schema-processors\.js$/,
    code: "export const toJSONSchema = () => { throw new Error('The page makes no JSON Schema'); };",
  },
] as const;

/** Replaces unused modules of dependencies by stubs. */
export const stubModules = (): Plugin =>
  replaceModules(
    'left-out',
    STUBS.map(({ file, code }) => ({ file, replace: () => code })),
  );
