/** Browser titles of the mental arithmetic screens. */
export const mentalArithmeticTitles = { overview: 'Kopfrechnen', stage: 'Kopfrechnen, Stufe {stage}' } as const;
