import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { replaceModules } from './replace-modules';

/**
 * Functions of dependencies that the page never calls, in files of which it needs the rest. `hash`: of the file whose calls
 * were read. In another version, a function may be called from elsewhere.
 */
const CUTS = [
  {
    // boardgame.io's client sends moves and applies none: all are `client: false`. Phases and turns change on the server.
    file: /\/boardgame\.io\/dist\/esm\/reducer-[^/]*\.js$/,
    hash: '09875de15d83ec44',
    functions: [
      'CanUndoMove',
      'EndGame',
      'EndGameEvent',
      'EndPhase',
      'EndPhaseEvent',
      'EndStage',
      'EndStageEvent',
      'EndTurn',
      'EndTurnEvent',
      'PassEvent',
      'Process',
      'ProcessMove',
      'SetActivePlayersEvent',
      'SetPhaseEvent',
      'SetStageEvent',
      'StartGame',
      'flushAndValidatePlugins',
      'initializeDeltalog',
      'updateUndoRedoState',
    ],
  },
  {
    file: /\/boardgame\.io\/dist\/esm\/turn-order-[^/]*\.js$/,
    hash: '78d2ba36b770dc00',
    functions: ['Enhance', 'FlushAndValidate', 'NoClient', 'PlayerView', 'ProcessAction', 'Setup'],
  },
  {
    file: /\/boardgame\.io\/dist\/esm\/initialize-[^/]*\.js$/,
    hash: 'a40cbc5d885d3f19',
    functions: ['InitializeGame'],
  },
] as const;
const BODY = "{ throw new Error('Left out of the build'); }";

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string };
  readonly init?: SyntaxNode | null;
  readonly body?: SyntaxNode;
}

/** Returns the body of a function declaration, or of a variable that is an arrow function. */
function bodyOf({ type, init, body }: SyntaxNode): SyntaxNode | undefined {
  if (type === 'FunctionDeclaration') return body;
  return type === 'VariableDeclarator' && init?.type === 'ArrowFunctionExpression' ? init.body : undefined;
}

/** Returns the bodies of the named functions below a node, by name. */
function findBodies(root: object): ReadonlyMap<string, SyntaxNode> {
  const bodies = new Map<string, SyntaxNode>();
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const body = bodyOf(node as SyntaxNode);
    const name = (node as SyntaxNode).id?.name;
    if (body !== undefined && name !== undefined) bodies.set(name, body);
    const children = Object.values(node) as readonly unknown[];
    pending.push(...children.filter((child) => typeof child === 'object' && child !== null));
  }
  return bodies;
}

/** Empties the functions of a module: each throws if it is called. `root`: the syntax tree of `code`. */
export function emptyFunctions(code: string, root: object, names: readonly string[]): string {
  const bodies = findBodies(root);
  const found = names.map((name) => {
    const body = bodies.get(name);
    if (body === undefined) throw new Error(`No function is called ${name} any more`);
    return body;
  });
  return found
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + BODY + text.slice(end), code);
}

/** Empties unused functions of dependencies, with all that only they use. Fails with a changed file. */
export const cutFunctions = (): Plugin =>
  replaceModules(
    'cut-functions',
    CUTS.map(({ file, hash, functions }) => ({
      file,
      replace: (code, parse) => {
        if (createHash('sha256').update(code).digest('hex').slice(0, hash.length) !== hash)
          throw new Error(`${file.source} has changed: read which of its functions the page calls`);
        return emptyFunctions(code, parse(), functions);
      },
    })),
  );
