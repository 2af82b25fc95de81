/** How the search finds the calendars. */
export const adventSearchTexts = { name: 'Adventskalender', alsoCalled: 'Türchen Advent Weihnachten Countdown Dezember' } as const;
