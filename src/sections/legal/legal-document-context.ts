import {createContext} from 'react'

/** Whether the sections are chapters of a legal document, which holds all of them in one column of text. */
export const LegalDocumentContext = createContext(false)
