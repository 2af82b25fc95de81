/** Messages of the demo school; `days` from its first start. */
export const demoMessages = [
  {
    title: 'Räbeliechtli-Umzug am Freitag',
    message: 'Treffpunkt 17.30 Uhr auf dem Pausenplatz. Bei starkem Regen singen wir in der Turnhalle.',
    audience: 'everybody',
    days: 10,
  },
] as const;
