/** The office answers on weekdays from 8 to 8, in the time of Miami. */
export const exampleOfficeHours = {
  _type: 'officeHours',
  firstDay: 'Monday',
  lastDay: 'Friday',
  opens: '08:00',
  closes: '20:00',
} as const
