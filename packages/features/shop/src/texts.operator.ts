const run = 'npm run operator --';

/** What the commands of an operator say about the shop. */
export const shopOperatorTexts = {
  help: `${run} shop products                        was der Shop anbietet, mit Preis und Lager
${run} shop load <datei>                    das Sortiment aus einer JSON-Datei; was nicht darin steht, wird nicht mehr angeboten
${run} shop stock <produkt> [<variante>] <anzahl>  wie viele an Lager sind
${run} shop orders                          Bestellungen, die neusten zuerst
${run} shop order <nummer> sent|paid|cancelled  verschickt, bezahlt oder storniert`,
  noProducts: 'Der Shop bietet nichts an.',
  product: '{url}  {name}  MWST {rate} %',
  variant: '  {code}  {name}  CHF {price}  {stock} an Lager',
  unreadable: 'Die Datei ist nicht lesbar: {path}',
  wrong: 'Die Datei stimmt noch nicht: {where} {why}',
  twice: 'Die Adresse «{url}» oder eine ihrer Varianten kommt zweimal vor.',
  loaded: 'Angeboten: {products} Produkte mit {variants} Varianten. Nicht mehr angeboten: {gone}.',
  noVariant: 'Dieses Produkt oder diese Variante gibt es nicht.',
  noNumber: 'Die Anzahl ist eine ganze Zahl von 0 bis {maximum}.',
  stocked: '{name}: {stock} an Lager.',
  noOrders: 'Noch keine Bestellung.',
  order: '{number}  {day}  {school}  CHF {total}  {state}  {reference}',
  unknown: 'Eine Bestellung mit dieser Nummer gibt es nicht.',
  cannot: 'Stand dieser Bestellung: {was}. Zu «{is}» führt von da kein Weg.',
  changed: 'Bestellung {number} ist {state}.',
} as const;
