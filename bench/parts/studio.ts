import type {Part} from '../part.ts'

export const studio: Part = {
  name: 'studio',
  title: 'Office staff at work',
  method: '',
  run: async () => [],
}
