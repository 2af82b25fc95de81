/** How long something waits. */
export const ageTexts = {
  minutes: { one: '1 Min.', many: '{count} Min.' },
  hours: { one: '1 Std.', many: '{count} Std.' },
  days: { one: '1 Tag', many: '{count} Tagen' },
} as const;
