import { capture } from './exec.mjs';

/** Returns the folder of a version of Node, which npm installs. */
export async function installNode(major) {
  const print = ['node', '-p', 'path.dirname(process.execPath)'];
  const { code, output } = await capture(['npm', 'exec', '--yes', `--package=node@${major}`, '--', ...print]);
  if (code !== 0) throw new Error(output);
  return output.trim().split('\n').at(-1);
}
