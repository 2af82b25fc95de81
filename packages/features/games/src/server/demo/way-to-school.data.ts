const frame = (body: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><rect width="480" height="480" fill="${ground}"/>${body}</svg>`;

/** What one sees on the way to school, drawn of few shapes; for four of them the second card is the word. */
export const wayToSchool: readonly { readonly name: string; readonly hasWord: boolean; readonly drawing: string }[] = [
  {
    name: 'Ampel',
    hasWord: true,
    drawing: frame(
      '<path d="M240 360v120" stroke="#5b6573" stroke-width="26"/><rect x="165" y="50" width="150" height="320" rx="40" fill="#2c3540"/><circle cx="240" cy="115" r="42" fill="#d8473f"/><circle cx="240" cy="210" r="42" fill="#f2b632"/><circle cx="240" cy="305" r="42" fill="#3fa45b"/>',
      '#dcecf8',
    ),
  },
  {
    name: 'Bus',
    hasWord: true,
    drawing: frame(
      '<path d="M0 400h480v80H0z" fill="#8b939c"/><rect x="50" y="130" width="380" height="250" rx="36" fill="#f2b632"/><path d="M82 170h90v90H82zM194 170h90v90h-90zM306 170h90v90h-90z" fill="#dcecf8"/><path d="M50 300h380v24H50z" fill="#d98b1f"/><circle cx="140" cy="384" r="46" fill="#2c3540"/><circle cx="340" cy="384" r="46" fill="#2c3540"/><circle cx="140" cy="384" r="18" fill="#cfd6dd"/><circle cx="340" cy="384" r="18" fill="#cfd6dd"/>',
      '#e7f4e6',
    ),
  },
  {
    name: 'Velo',
    hasWord: true,
    drawing: frame(
      '<g fill="none" stroke="#2c3540" stroke-width="16"><circle cx="130" cy="310" r="86"/><circle cx="350" cy="310" r="86"/></g><path d="M130 310l70-130h120l30 130M200 180l40 130h-110M240 310l80-130M318 180l-10-40h50M180 176h50" fill="none" stroke="#c2483f" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>',
      '#fff3d6',
    ),
  },
  {
    name: 'Zebrastreifen',
    hasWord: true,
    drawing: frame(
      '<path d="M0 120h480v260H0z" fill="#5b6573"/><path d="M40 140h56v220H40zM128 140h56v220h-56zM216 140h56v220h-56zM304 140h56v220h-56zM392 140h56v220h-56z" fill="#fff"/>',
      '#cfe3c8',
    ),
  },
  {
    name: 'Baum',
    hasWord: false,
    drawing: frame(
      '<path d="M0 410h480v70H0z" fill="#7bb36a"/><path d="M212 260h56v170h-56z" fill="#8a5a33"/><circle cx="240" cy="180" r="130" fill="#4b9a54"/><circle cx="160" cy="230" r="70" fill="#4b9a54"/><circle cx="322" cy="226" r="74" fill="#4b9a54"/>',
      '#dcecf8',
    ),
  },
  {
    name: 'Schulhaus',
    hasWord: false,
    drawing: frame(
      '<path d="M0 400h480v80H0z" fill="#b9c2a6"/><path d="M70 200h340v210H70z" fill="#f4dcc0"/><path d="M40 210L240 80l200 130z" fill="#b5533c"/><path d="M210 300h60v110h-60z" fill="#7a4a2b"/><path d="M100 240h64v60h-64zM316 240h64v60h-64zM100 330h64v50h-64zM316 330h64v50h-64z" fill="#8fc1e3"/><circle cx="240" cy="170" r="34" fill="#fff"/><path d="M240 150v20l14 10" fill="none" stroke="#2c3540" stroke-width="7"/>',
      '#e4f0fa',
    ),
  },
  {
    name: 'Brücke',
    hasWord: false,
    drawing: frame(
      '<path d="M0 330h480v150H0z" fill="#6fb1dd"/><path d="M0 210h480v60H0z" fill="#9a8f83"/><path d="M40 270h70q10 90 130 90t130-90h70v100h-40q-30-60-160-60T80 370H40z" fill="#9a8f83"/><path d="M0 190h480v20H0z" fill="#7d7369"/>',
      '#f0f4dc',
    ),
  },
  {
    name: 'Wolke',
    hasWord: false,
    drawing: frame(
      '<circle cx="350" cy="130" r="70" fill="#f7c948"/><g fill="#fff"><circle cx="170" cy="270" r="80"/><circle cx="270" cy="230" r="100"/><circle cx="360" cy="290" r="70"/><rect x="120" y="270" width="290" height="90" rx="45"/></g>',
      '#9fd0f2',
    ),
  },
];
