/** The admin command line: `npm run admin -- help`, in the container `node packages/server/dist/admin.js help`. */
import { runAdmin } from './admin/cli';

process.umask(0o077); // exports and the database are readable by their owner only

void runAdmin(process.argv.slice(2), process).then((code) => {
  process.exitCode = code;
});
