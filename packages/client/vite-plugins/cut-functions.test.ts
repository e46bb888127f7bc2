import { emptyFunctions } from './cut-functions';

const INNER = '{ return half(n); }';
const HALF = 'n / 2';
const DOUBLE = '{ return n * 2; }';
const MODULE = `function outer() { function inner(n) ${INNER} return inner; } const half = (n) => ${HALF}; function double(n) ${DOUBLE}`;

/** Returns the node of a part of the module. */
const node = (type: string, text: string, rest: object = {}) => {
  const start = MODULE.indexOf(text);
  return { type, start, end: start + text.length, ...rest };
};
const functionNode = (name: string, body: object) => ({
  type: 'FunctionDeclaration',
  id: { type: 'Identifier', name },
  body,
});
const TREE = {
  type: 'Program',
  body: [
    functionNode('outer', {
      ...node('BlockStatement', MODULE.slice(MODULE.indexOf('{'), MODULE.indexOf('} const') + 1)),
      body: [functionNode('inner', node('BlockStatement', INNER))],
    }),
    {
      type: 'VariableDeclaration',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: { type: 'Identifier', name: 'half' },
          init: { type: 'ArrowFunctionExpression', body: node('BinaryExpression', HALF) },
        },
      ],
    },
    functionNode('double', node('BlockStatement', DOUBLE)),
  ],
};

test('empties functions by name, also nested ones and arrow functions', () => {
  const left = "{ throw new Error('Left out of the build'); }";
  expect(emptyFunctions(MODULE, TREE, ['half', 'inner'])).toBe(
    MODULE.replace(INNER, left).replace(`=> ${HALF};`, `=> ${left};`),
  );
});

test('fails if a function has gone', () => {
  expect(() => emptyFunctions(MODULE, TREE, ['double', 'triple'])).toThrow(
    'No function is called triple any more',
  );
});
