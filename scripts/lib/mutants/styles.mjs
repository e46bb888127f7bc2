/** Finds the names of CSS classes in code. jest loads no CSS, so no test of its can notice another name. */
import ts from 'typescript';

const CSS_MODULE = /\.module\.css$/;

/** Returns the names under which a file imports its CSS modules. */
const listStyleNames = (tree) =>
  tree.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && CSS_MODULE.test(statement.moduleSpecifier.text)
      ? (statement.importClause?.name?.text ?? [])
      : [],
  );

/**
 * Returns the places of a file that choose CSS classes: the values of `className`, and the names within `styles['…']`.
 * @returns pairs of positions whose lines and columns count from 0
 */
export function findStyleRanges(file, source) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const styleNames = listStyleNames(tree);
  const positionOf = (offset) => {
    const { line, character } = tree.getLineAndCharacterOfPosition(offset);
    return { line, column: character };
  };
  const isClassName = (node) => ts.isJsxAttribute(node) && node.name.getText() === 'className';
  const isStyle = (node) =>
    ts.isElementAccessExpression(node) && styleNames.includes(node.expression.getText());
  const ranges = [];
  const visit = (node) => {
    if (isClassName(node) || isStyle(node))
      ranges.push({ start: positionOf(node.getStart()), end: positionOf(node.getEnd()) });
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return ranges;
}
