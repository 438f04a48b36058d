/** Wait before a failed read is repeated. */
export const retryMs = 5000
