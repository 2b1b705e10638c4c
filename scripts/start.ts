import { ensureBuilt, serverFile } from './build.ts';

// Production requires these settings; a first look at the site should not.
process.env.NODE_ENV = 'production';
process.env.SITE_URL ??= `http://localhost:${process.env.PORT || 3000}`;

if (!(await ensureBuilt())) process.exit(1);

// The server runs in this process; its worker processes, if any, are started from its file instead of this one.
process.argv[1] = serverFile;
await import(serverFile);
