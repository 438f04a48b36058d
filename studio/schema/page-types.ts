/** The types of documents that are pages of the site, each at its `path`. */
export const pageTypes = ['page', 'service', 'legalDocument']
