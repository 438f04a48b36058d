// A process that child-server.ts starts loads this first: the channel to its parent closes even where that one is killed.
process.once('disconnect', () => process.exit())
// It keeps no server running that would end by itself.
process.channel?.unref()
