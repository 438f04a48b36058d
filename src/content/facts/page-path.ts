import {createContext} from 'react'

/** The path of the page whose sections are rendered, as its query names it. */
export const PagePathContext = createContext('/')
