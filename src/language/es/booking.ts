import type {words as english} from '../en/booking.ts'

export const words: typeof english = {
  bookARide: 'Reservar un viaje',
  bookAhead: 'Reserve con {leadTime} de anticipación.',
  announcements: {
    waiting: 'Cargando el formulario de reservación.',
    answered: 'Formulario de reservación cargado.',
    late: (canCall) =>
      `El formulario de reservación no responde. Puede ${canCall ? 'llamar, ' : ''}abrirlo en otra ventana o reintentar.`,
    retrying: 'Cargando de nuevo el formulario de reservación.',
  },
  openForm: 'Abrir el formulario de reservación',
  help: {
    question: '¿No ve el formulario?',
    open: 'Ábralo en otra ventana',
    or: ' o ',
    call: 'llame al',
  },
  late: {
    question: '¿Problemas con el formulario?',
    loadingAgain: 'Cargando de nuevo el formulario…',
    open: 'Abrir en otra ventana',
    retry: 'Reintentar',
  },
  unavailable: {
    notice: 'La reservación en línea no está disponible en este momento.',
    call: ' Llámenos para reservar su viaje.',
    write: ' Escríbanos para reservar su viaje.',
  },
}
