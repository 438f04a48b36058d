import type {placeholderNames} from '../../../domain/placeholders.ts'

/** A word that texts may hold in braces. */
export type PlaceholderName = (typeof placeholderNames)[number]

/** Where the office writes what a placeholder stands for: a field of a document, with their titles. */
type PlaceholderField = {
  document: 'Company details' | 'Booking rules' | 'Cancellation policy'
  field: string
  title: string
  /** Which row of the field holds the value. */
  row?: string
}

const ofCompany = (field: string, title: string): PlaceholderField => ({
  document: 'Company details',
  field,
  title,
})

const ofBooking = (field: string, title: string): PlaceholderField => ({
  document: 'Booking rules',
  field,
  title,
})

export const placeholderFields: Record<PlaceholderName, PlaceholderField> = {
  company: ofCompany('company', 'Company name'),
  phone: ofCompany('phone', 'Phone'),
  emergencyPhone: ofCompany('emergencyPhone', 'Emergency phone'),
  email: ofCompany('email', 'E-mail'),
  careersEmail: ofCompany('careersEmail', 'Careers e-mail'),
  officeHours: ofCompany('officeHours', 'Office hours'),
  replyTime: ofBooking('replyHours', 'Reply to messages (hours)'),
  confirmTime: ofBooking('confirmationHours', 'Confirmation (hours)'),
  leadTime: ofBooking('bookAheadHours', 'Book ahead (hours)'),
  minHours: ofBooking('minimumHours', 'Minimum booking (hours)'),
  fullRefundTime: {
    document: 'Cancellation policy',
    field: 'tiers',
    title: 'Refunds by time of cancellation',
    row: 'a row of 100%',
  },
}
