/** The storage key of the bundle for which this tab was reloaded. In a file of its own for the boot script. */
export const reloadKey = 'reload'
