import type {words as english} from '../en/form-fallback.ts'

export const words: typeof english = {
  notShown: 'Una parte de esta página no se cargó. Por favor, ',
  notSent:
    'Una parte de esta página no se cargó, así que no se envió nada. Su texto sigue aquí. Por favor, ',
  link: 'vuelva a cargar la página',
  afterLink: (canCall) => (canCall ? ' o llámenos.' : '.'),
}
