/** Pages that show what histories change, in both languages. */
export const paths = [
  '/',
  '/es',
  '/careers',
  '/es/empleo',
  '/services/hourly-service',
  '/es/servicios/servicio-por-hora',
  '/contact',
] as const
export type Path = (typeof paths)[number]
