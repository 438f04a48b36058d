import type {words as english} from '../en/jobs.ts'

export const words: typeof english = {
  apply: 'Postularse',
  applyFor: (title) => ` al puesto: ${title}`,
  requirements: 'Requisitos',
  all: 'Todas las vacantes',
  empty: 'No hay ninguna vacante en este momento.',
  closed: 'Esta vacante se cerró.',
  copyLink: 'Copiar enlace',
  linkTo: (title) => ` al puesto: ${title}`,
  linkCopied: 'Copiado',
  copied: (title) => `Se copió el enlace al puesto: ${title}.`,
  copyByHand: (url) => `Copie esta dirección: ${url}`,
  jobIn: (title, location) => `${title} en ${location}`,
  gone: {
    heading: 'Esta vacante ya no está disponible',
    lead: 'Se cerró, o su enlace cambió. Abajo están las vacantes abiertas en este momento.',
  },
  notYetOpen: {
    heading: 'Esta vacante aún no está abierta',
    lead: 'Vuelva más adelante. Abajo están las vacantes abiertas en este momento.',
  },
  sendResume: 'Enviar currículum',
}
