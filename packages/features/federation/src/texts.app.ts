/** What Microsoft Teams says of the app, by language; Teams shows the first one to everybody whose language is missing. */
export const appTexts = {
  de: {
    full: '{product} für die Schule',
    short: 'Agenda, Seiten und Arbeitspläne eurer Klassen in Teams.',
    long: '{product} ist die Schulplattform eurer Schule. In Teams öffnet sie sich als Tab: die Startseite mit dem, was heute ansteht, die Agenda mit Hausaufgaben und Terminen, die Seiten der Klasse und die Arbeitspläne. Beim ersten Mal verbindet jede Person ihr Microsoft-Konto mit ihrem Konto bei {product}; danach geht es von selbst. Ein Tab gibt niemandem ein Recht: Alle sehen, was sie auch sonst sehen.',
    tabs: ['Start', 'Agenda', 'Arbeitspläne'],
  },
  en: {
    full: '{product} for schools',
    short: 'Homework, pages and work plans of your classes in Teams.',
    long: '{product} is your school’s platform. In Teams it opens as a tab: the home screen with what is due today, the planner with homework and events, the pages of the class and the work plans. The first time, everybody connects their Microsoft account with their {product} account; from then on it opens by itself. A tab grants no rights: everybody sees what they see anyway.',
    tabs: ['Home', 'Planner', 'Work plans'],
  },
  fr: {
    full: '{product} pour l’école',
    short: 'Devoirs, pages et plans de travail de vos classes dans Teams.',
    long: '{product} est la plateforme de votre école. Dans Teams elle s’ouvre dans un onglet : l’accueil avec ce qui est prévu aujourd’hui, l’agenda avec les devoirs et les événements, les pages de la classe et les plans de travail. La première fois, chaque personne relie son compte Microsoft à son compte {product} ; ensuite tout s’ouvre de soi-même. Un onglet ne donne aucun droit : chacun voit ce qu’il voit aussi ailleurs.',
    tabs: ['Accueil', 'Agenda', 'Plans de travail'],
  },
  it: {
    full: '{product} per la scuola',
    short: 'Compiti, pagine e piani di lavoro delle vostre classi in Teams.',
    long: '{product} è la piattaforma della vostra scuola. In Teams si apre in una scheda: la pagina iniziale con ciò che c’è da fare oggi, l’agenda con compiti ed eventi, le pagine della classe e i piani di lavoro. La prima volta ogni persona collega il suo account Microsoft al suo account {product}; poi si apre da sé. Una scheda non dà alcun diritto: ognuno vede ciò che vede anche altrove.',
    tabs: ['Inizio', 'Agenda', 'Piani di lavoro'],
  },
} as const;
