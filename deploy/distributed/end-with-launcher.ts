// Loaded first in every piece (`node --import`): a launcher that was killed takes its pieces with it, in good order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
