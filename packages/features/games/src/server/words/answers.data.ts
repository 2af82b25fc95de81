/**
 * Words that are looked for, by level: base forms that children know, that are read, and that are heard. Written by hand for this game;
 * Swiss spelling, five letters, no names, nothing that hurts.
 */
export const answerWords = {
  easy: `
  abend adler ampel amsel angel angst anker apfel april baden bauch bauen bauer beere beruf besen beten biber biene birne
  blatt blitz blume bluse bohne boxen braun breit brief bruch busch clown creme dachs decke drama eimer engel erbse essen
  fabel faden fahne farbe feder fegen ferse feuer fisch fluss flöte frage frech fuchs gabel geben gehen geige geist gerne
  glück gross gruss gurke hafen hagel haken heben hecke heiss heute hilfe hirte holen honig hotel höhle hören hügel hüten
  immer insel jacke jagen junge jäger kabel kakao kamel kamin kanne kappe karte kasse katze kauen kegel kerze kette kiste
  klang kleid knabe knopf koala kohle kraft krank kranz krebs kreis kreuz krone krähe kugel kunst kurve käfer käfig könig
  küche küken küste laden lager lampe lanze leben leder legen lehne leine leise lesen leute licht liebe linie links lippe
  loben malen mango mappe markt maske matte mauer meise messe meter milch mitte motor musik mögen mücke mühle münze mütze
  nacht nadel nagel nagen narbe nebel nelke nonne noten nudel nähen onkel orgel otter paket palme panda pause perle pfeil
  pferd pfote pilot pirat pizza platz preis prinz pulli pumpe punkt puppe quark radio ranke rasen raten ratte rauch raupe
  reden regal regen reise rente riese rinde ritze robbe rolle ruder rufen rübli sache sagen sahne salat sauer schaf schal
  schuh schön sechs segel sehen seife seite sirup socke sonne spass spatz spiel spitz sport stadt stall stamm stark stein
  stern stift still stirn stock stoff stolz strom stufe stuhl stumm sturm suppe sägen tafel tanne tante tasse taube teich
  tempo tenor tiger tinte tisch toben torte traum treue tulpe unten vater viele vogel waage wache wagen wange wanne watte
  weben weich weide weiss welle wespe weste wette wiese wille woche wolke wolle wunde wurst wüste zange zebra zeile zelle
  zeuge ziege zunge zutat zweig zwerg zwölf
`,
  middle: `
  achse acker ahnen ahorn alarm album allee alpen alter armut aroma asche atlas atmen basis beben beide beton beute blank
  blass blech bogen brand brett brise brust bucht bühne bürde chaos couch daher damit dampf datum dauer delta dicht dolch
  donau draht durst dübel ebene eiche eifer eilen eilig elend elite enden enkel erben ernst ernte esche etage etwas falke
  falle falte faust feier feige feile feind felge figur firma flach fleck flink floss fluch forst fremd frist frost fuhre
  funke ganze garen gebet gegen geiss genie genug gerät geste glanz glatt glied grell grube gruft gären gütig hager halde
  halle harfe harke haube hebel hitze hobel horde hymne hülle hütte ideal imker innig irren jubel kampf kanal kante kelch
  klage klamm klein klima kloss kluft knall knapp knete kombi komet komma konto kopie kraut krise kuppe kübel lachs larve
  laune lehre leier lilie linde linse liter locke lotse lunge länge lösen lücke lügen magen mager magie major marke masse
  menge miene miete milbe minze mixen modus molch monat moral motiv motte mulde mutig mähen nager natur neben neffe nicht
  notiz offen orden osten ozean panik panne patin pedal pegel pfahl pfand phase piste pokal porto prall prise probe profi
  pudel puder qualm quarz radar ragen rampe rasch regel regie reich reihe rhein roman route rudel ruhen ruhig ruine runde
  saite salbe samen sanft schub seele sehne serie silbe sitte skala sogar sonst sorge sorte spalt speer spule staat stahl
  stand starr start staub steif steil stich stiel stier stoss summe sumpf szene säule süden tadel taler tarif taste tatze
  tauen teuer tiefe titel trank trick trieb trost trotz truhe trupp träge umher umweg unfug villa virus wachs walze warze
  weber wehen weile weise weite welpe wenig werft wesen wiege wonne wrack wucht wägen würde würze zacke zweck zwirn ärger
  ärmel üppig
`,
  hard: `
  abtei adeln adieu agave akten aktiv alibi alpha anmut anruf apart apsis arena argon atoll audio autor balsa banal basar
  bidet bison bonus boxer brühe bügel büste cello chili chlor dativ debüt dekor delle depot derby diele diode dogma dosis
  duell duett dunst dösen eklat ekzem email essay essig ethik euter exakt fatal fauna fazit fibel final flair flora flott
  fokus folie foyer frack front furie garbe garde gebot gecko gelee genre gicht gneis gramm gully hasel hauch hegen herbe
  hertz human hydra ikone imago immun index indiz intim intro joker juwel jäten kader kajak kanon karat karma kehle kobra
  kodex kokon kokos konus krass kubus kuren laben labil laser lasso latte laute legal limit logik logis lokal losen lotto
  lotus loyal luxus lyrik macke manko meute mimik minus mixer mobil modal molke moped motto mumie myrte mäzen mürbe nabel
  nasal niete nomen notar novum ocker oktav olive omega optik orbit orkan parka paste petze piano pixel plump polar polen
  polka polyp prosa psalm quitt quote raute remis revue rigid rispe ritus rosig rotor royal rubel rubin rügen sakko salto
  salve samba sauna scheu senil sense sepia snack solid sonar sonde spurt stele stola stute suite tango tapir teint tenne
  terra these thron tiara tonal torso tosen total totem toxin trafo trend trias trist tukan turbo typus union urban video
  vikar viola visum vital vlies vokal votum xenon yacht zeder zenit zitat zivil zäher ätzen
`,
} as const;
