/** The version of Sanity's API in which the site, the Studio and the scripts talk to the content lake. */
export const apiVersion = '2025-02-19'
