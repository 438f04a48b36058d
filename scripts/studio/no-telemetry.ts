/**
 * The documented opt-outs of Sanity's command line, for each of its processes: it reports nothing, and starts no
 * process that looks for a newer version of it.
 */
export const noTelemetry = {DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1'}
