import type {words as english} from '../en/cost.ts'

export const words: typeof english = {
  car: 'Auto',
  day: 'Día',
  dayHasPassed: 'Ese día ya pasó.',
  hours: 'Horas',
  from: (hours, inHalfHours) => `Desde ${hours}${inHalfHours ? ', de media en media hora' : ''}`,
  unit: (hours) => (hours > 1 ? ' horas' : ' hora'),
  less: (isHalfHour) => `${isHalfHour ? 'Media hora' : 'Una hora'} menos`,
  more: (isHalfHour) => `${isHalfHour ? 'Media hora' : 'Una hora'} más`,
  passengers: (range) => (range === '1' ? 'pasajero' : 'pasajeros'),
  estimate: 'Estimación',
  rate: 'Tarifa',
  notIncluded: 'No incluido',
  perHour: (duration, price) => `${duration}: ${price} por hora`,
  hint: (longer, shorter, end) => {
    const word = end === 'min' ? 'desde' : 'hasta'
    return `${longer.hours}, ${word} ${longer.price}, cuestan menos que ${shorter.hours}, ${word} ${shorter.price}.`
  },
  lengthen: (hours) => `Cambiar a ${hours} horas`,
  withoutNotIncluded: (note) => note.replace(/ no (está )?incluid[oa]s?\.?$/i, ''),
  noFigure: 'Pida cotización',
  quotePlease: 'cotización, por favor',
  noRate: 'No hay una tarifa publicada para esta duración.',
  book: 'Reservar este viaje',
  quote: 'Pedir cotización',
  published: 'Tarifas por hora',
  otherLength: 'Para cualquier otra duración:',
  call: 'llame al',
  updating: 'Estamos actualizando nuestras tarifas por hora.',
  copy: 'Copiar',
  copied: 'Copiado',
  copiedText: 'La respuesta y su enlace están en el portapapeles.',
  copyByHand: 'Cópielo a mano',
  print: 'Imprimir',
  send: 'Envíenos esto por:',
  email: 'Correo electrónico',
}
