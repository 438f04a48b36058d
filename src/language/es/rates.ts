import type {words as english} from '../en/rates.ts'

export const words: typeof english = {
  heading: 'Tarifas por hora',
  duration: 'Duración',
  perHour: 'por hora',
  minimum: (hours) => `Mínimo: ${hours} ${hours === 1 ? 'hora' : 'horas'}`,
  onRequest: 'Precio a consultar',
  updating: 'Estamos actualizando nuestras tarifas por hora.',
}
