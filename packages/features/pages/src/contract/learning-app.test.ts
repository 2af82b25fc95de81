import { expect, test } from 'vitest';
import { learningAppIn, learningAppUrl } from './learning-app.ts';

test.each([
  ['https://learningapps.org/watch?v=p4i03t1y217', 'p4i03t1y217'],
  ['https://learningapps.org/display?v=pfduds6kt22', 'pfduds6kt22'],
  ['https://learningapps.org/show?v=pfduds6kt22#x', 'pfduds6kt22'],
  ['http://www.LearningApps.org/watch?app=23986132', '23986132'],
  ['https://learningapps.org/watch?lang=de&app=23986132&x=1', '23986132'],
  ['https://learningapps.org/view4311115', '4311115'],
  ['learningapps.org/259', '259'],
  ['  23986132 ', '23986132'],
  ['p4i03t1y217', 'p4i03t1y217'],
  ['<iframe src="https://learningapps.org/watch?app=23986132" style="border:0px" allowfullscreen="true"></iframe>', '23986132'],
])('%s is an exercise', (text, app) => {
  expect(learningAppIn(text)).toBe(app);
});

test.each([
  '',
  'pausenplatz',
  'igel',
  '7',
  'https://learningapps.org/',
  'https://learningapps.org/index.php?category=2',
  'https://learningapps.org/createApp.php',
  'https://learningapps.org.example/watch?v=p4i03t1y217',
  'https://example.org/?x=learningapps.org/watch?v=p4i03t1y217',
  'https://ich@learningapps.org/watch?v=p4i03t1y217',
  'javascript:alert(1)//learningapps.org/259',
  'https://learningapps.org/watch?v=../../x',
  'https://learningapps.org:8080/259',
])('%s is none', (text) => {
  expect(learningAppIn(text)).toBeNull();
});

test('numbers and names have addresses of their own', () => {
  expect(learningAppUrl('259')).toBe('https://learningapps.org/watch?app=259');
  expect(learningAppUrl('p4i03t1y217')).toBe('https://learningapps.org/watch?v=p4i03t1y217');
});
