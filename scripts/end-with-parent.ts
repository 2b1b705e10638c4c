import cluster from 'node:cluster';

/**
 * Imported by processes that a parent starts with an IPC channel: when the parent is gone, however it ended,
 * the channel closes, and this process ends as if asked to by SIGTERM. Worker processes of a server inherit the
 * import, but their channel is the cluster's, which ends them itself.
 */
if (cluster.isPrimary) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
