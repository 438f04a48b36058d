import type {words as english} from '../en/contact.ts'

export const words: typeof english = {
  phone: 'Teléfono',
  email: 'Correo electrónico',
  office: 'Oficina',
  officeHours: 'Horario de oficina',
  serviceArea: 'Zona de servicio',
  emergencyLine: 'Línea de emergencia 24/7',
  saveContact: 'Guardar en sus contactos',
  map: {heading: 'Mapa interactivo, próximamente', open: 'Ver en el mapa'},
  form: {
    heading: 'Envíe un mensaje',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    subject: 'Asunto',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    lost: 'No se pudo enviar su mensaje. Envíelo de nuevo, por favor.',
    incomplete: 'Complete todos los campos obligatorios',
    notSent: (canCall) =>
      `No se pudo enviar su mensaje. Su texto sigue aquí: inténtelo de nuevo en un momento${canCall ? ' o llámenos' : ''}.`,
  },
  errors: {
    firstName: 'Escriba su nombre',
    lastName: 'Escriba su apellido',
    email: 'Escriba su correo electrónico',
    malformedEmail: 'Escriba un correo electrónico como nombre@example.com',
    message: 'Escriba su mensaje',
  },
  sent: {
    title: '¡Mensaje enviado!',
    reply: 'Le responderemos en un plazo de {replyTime}.',
    thanks: (firstName) => `Gracias, ${firstName}`,
    sendYourself: 'También puede enviar el mismo mensaje desde su propio correo',
    orCall: ' o llamarnos',
    openAsMail: 'Abrir este mensaje como correo electrónico',
    tooLong:
      'Su mensaje es demasiado largo para incluirlo automáticamente. Cópielo primero y péguelo en el correo.',
    copy: 'Copiar el mensaje',
    copied: 'Mensaje copiado',
    copyByHand: 'Su navegador no lo permite. Por favor, copie el texto a mano.',
    writeAnother: 'Escribir otro mensaje',
    subject: (name) => `Mensaje de ${name}`,
  },
}
