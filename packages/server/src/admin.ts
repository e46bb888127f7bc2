/** The admin command line: `npm run admin -- help`, in the container `node packages/server/dist/admin.js help`. */
import { runAdmin } from './admin/cli';
import { eraseOffline } from './erase-offline';

process.umask(0o077); // exports and the database are readable by their owner only

const { env, cwd, stdin, stdout, stderr } = process;
void runAdmin(process.argv.slice(2), { env, cwd, stdin, stdout, stderr, eraseOffline }).then((code) => {
  process.exitCode = code;
});
