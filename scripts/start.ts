import './end-with-parent.ts';
import { ensureBuilt, serverFile } from './build.ts';
import { endProgramsOnSignal } from './run.ts';

// What a production server asks its operator for, and a first look at the site should not need.
process.env.NODE_ENV = 'production';
process.env.SITE_URL ??= `http://localhost:${process.env.PORT || 3000}`;

endProgramsOnSignal();
if (!(await ensureBuilt())) process.exit(1);
process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');

// The server runs in this process; its own worker processes, if any, start from its file and not from this one.
process.argv[1] = serverFile;
await import(serverFile);
