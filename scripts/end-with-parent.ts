/**
 * Imported by processes that a parent starts with an IPC channel: when the parent is gone, however it ended,
 * the channel closes, and this process ends as if asked to by SIGTERM.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
