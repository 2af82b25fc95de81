/** How the shop says no, and what becomes of an order. */
export const shopTexts = {
  refusals: {
    SHOP_PRODUCT_NOT_FOUND: { title: 'Produkt nicht gefunden', body: 'Dieses Produkt gibt es nicht (mehr).' },
    SHOP_CLOSED: {
      title: 'Gerade keine Bestellungen',
      body: 'Der Shop zeigt sein Sortiment, nimmt aber noch keine Bestellungen entgegen.',
    },
    SHOP_GONE: {
      title: 'Nicht mehr im Sortiment',
      body: 'Etwas aus deinem Warenkorb gibt es nicht mehr. Schau den Warenkorb noch einmal an.',
    },
    SHOP_STOCK: { title: 'Zu wenig an Lager', body: 'Von «{name}» gibt es noch {stock}. Jemand war schneller; passe die Anzahl an.' },
    SHOP_PRICES_CHANGED: {
      title: 'Ein Preis hat sich geändert',
      body: 'Das Total ist jetzt CHF {total}. Schau den Warenkorb noch einmal an und bestelle dann.',
    },
    SHOP_TOO_MUCH: { title: 'Sehr grosse Bestellung', body: 'Bestellungen über CHF {total} machen wir persönlich. Melde dich bei uns.' },
    SHOP_TWICE: {
      title: 'Schon bestellt',
      body: 'Dieser Warenkorb ist schon bestellt ({number}). Unter «Bestellungen» siehst du, was darin war. Leere den Warenkorb, um neu zu beginnen.',
    },
    SHOP_INVOICE_ADDRESS: { title: 'Adresse fehlt', body: 'Schreib auf, wohin die Rechnung geht, oder nimm die Lieferadresse.' },
    SHOP_NO_INVOICE: {
      title: 'Noch keine Rechnung',
      body: 'Eine Rechnung gibt es, sobald die Schule die Bestellung freigegeben hat.',
    },
    SHOP_NO_CREDIT: {
      title: 'Keine Gutschrift',
      body: 'Diese Bestellung ist nicht storniert, oder war es schon, bevor es Gutschriften gab.',
    },
    SHOP_NO_DELIVERY: { title: 'Kein Lieferschein', body: 'Diese Bestellung wird nicht verschickt, oder noch nicht.' },
    SHOP_DECIDED: { title: 'Schon entschieden', body: 'Diese Bestellung ist schon {state}. Lade die Seite neu, dann siehst du es.' },
    SHOP_ORDER_NOT_FOUND: { title: 'Bestellung nicht gefunden', body: 'Diese Bestellung gibt es nicht, oder sie gehört jemand anderem.' },
  },
  states: {
    waiting: 'wartet auf Freigabe',
    ordered: 'bestellt',
    sent: 'verschickt',
    paid: 'bezahlt',
    cancelled: 'storniert',
    declined: 'abgelehnt',
  },
} as const;
