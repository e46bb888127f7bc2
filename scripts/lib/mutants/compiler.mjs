/** Finds out whether a mutant compiles. One that does not needs no test: `npm run typecheck` refuses it. */
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.mjs';

/**
 * Returns a function that compiles a file with another text, and returns whether that brings new errors in this file.
 * @param files that are going to be compiled
 */
export function createCompileCheck(packageName, files) {
  const configFile = join(ROOT, 'packages', packageName, 'tsconfig.json');
  const config = ts.getParsedCommandLineOfConfigFile(
    configFile,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const declarations = config.fileNames.filter((file) => file.endsWith('.d.ts'));
  const roots = [...declarations, ...files.map((file) => join(ROOT, file))];
  const changed = { file: null, text: '', version: 0 };
  const host = {
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => config.options,
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => roots,
    getScriptVersion: (file) => (file === changed.file ? String(changed.version) : ''),
    getScriptSnapshot: (file) => {
      const text = file === changed.file ? changed.text : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  };
  const service = ts.createLanguageService(host, ts.createDocumentRegistry());
  const countErrors = (file) =>
    service.getSyntacticDiagnostics(file).length + service.getSemanticDiagnostics(file).length;
  const errorsBefore = new Map(roots.map((file) => [file, null]));
  return (file, text) => {
    const path = join(ROOT, file);
    const before = errorsBefore.get(path) ?? countErrors(path);
    errorsBefore.set(path, before);
    Object.assign(changed, { file: path, text, version: changed.version + 1 });
    const after = countErrors(path);
    changed.file = null;
    return after <= before;
  };
}
