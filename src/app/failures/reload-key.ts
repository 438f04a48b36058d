/** Where this tab notes for which bundle it was loaded anew. By itself, because the boot script needs it too. */
export const reloadKey = 'reload'
