/** Types of which every document is in one language. */
export const translatedTypes = ['page', 'service', 'legalDocument', 'job']
