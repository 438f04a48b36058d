import type {words as english} from '../en/answers.ts'

export const words: typeof english = {
  copy: 'Copiar',
  copied: 'Copiado',
  copiedText: 'La respuesta y su enlace están en el portapapeles.',
  copyByHand: 'Cópielo a mano',
  print: 'Imprimir',
  send: 'Envíenos esto por:',
  email: 'Correo electrónico',
}
