/** Whom bills are paid to in tests, as an operator sets it. */
export const creditorSettings = {
  SHOP_CREDITOR: 'Lernmittel Muster AG',
  SHOP_STREET: 'Schulweg',
  SHOP_STREET_NUMBER: '7a',
  SHOP_POSTAL_CODE: '8001',
  SHOP_CITY: 'Zürich',
  SHOP_IBAN: 'CH93 0076 2011 6238 5295 7',
  SHOP_VAT_NUMBER: 'CHE-987.654.321 MWST',
};
