/** The id of the place for the account in the menu of narrow windows. */
export const accountPlaceId = 'menu-account'
