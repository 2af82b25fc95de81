/** First names of many children in our country (plain letters), to tell columns of first and of last names apart. Whoever is not among them is taken in just as well. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaliyah adam adelina adrian ahmed aisha alan alba albin alea alessia alessio alex alexander alexandra alexandre ali alice alicia alina aline alisha alissa alma alva amar amelia amelie amina amir amira ana anais anastasia andre andrea andreas andrei andrin andrina anela anina anita anja anna annika anouk antoine antonia anton antonio anya arda ardit aria ariana arian arno aron arthur arya aurelia aurelio aurora aylin ayse azra
  bastian beat beatrice bela ben benjamin berat bettina bianca bjarne bleona bruno
  camille carina carla carlo caroline catherine cecile cedric celine cem chantal charlotte chiara chloe christian christina christoph claire clara claudia claudio clea colin corina corinne cyril
  damian damiano dana daniel daniela dario david davide debora delia delina denis denise diana diego dimitri dina dominic dominik dylan
  ebru eda edita elea elena eleni elia elias elif elin elina elio eliot elisa elisabeth eliza ella elodie emanuel emelie emil emilia emilie emily emir emma emre ensar enea enes enis enya enzo erik erion erva esra estelle eva fabian fabienne fabio fabrice fatima fatma felix fiona finn flavia flavio florian flurin flurina francesca francesco franziska frederik frida
  gabriel gabriela georg gian gianluca gina gioia giulia giuseppe gloria gregor greta
  hanna hannah hans hassan heidi helen helena henri henry hugo
  ian ibrahim ida ilaria ilenia ilia ilir imran ines irina isabel isabella isabelle isra ivan ivo ivy
  jael jakob jamie jan jana janis janick janina janine jannis jara jari jasmin jasmina jason jean jelena jennifer jeremy jerome jessica jill joana joanna joel joelle johanna johannes john jolina jon jona jonah jonas jonathan joris jose josef josefin josefine josephine joshua josua juan juerg jules julia julian juliana julie julien juna juri jurg justin
  kaan katharina katja kaya keanu kerem kevin kian kiara kilian kim kira klara konstantin kristina
  lahja lana lara larissa lars laura laurin lavinia lea leana leandra leandro lean leart leia leila lena leni lenia lenn lenny leo leon leona leonard leonardo leonie leonor leonora leopold levi levin levyn lia liam liana lilian lily lina linda lindrit lino linus lio lionel lisa liv liya livia livio lorena lorenz lorenzo lorik lou louis louisa louise luan luana luc luca lucas lucia lucie lucy ludwig luis luisa luka lukas luna luzia lya lynn
  mael maelle maja malik malin malina malou manuel manuela mara marc marcel marco maria mariam marie marina mario marion marisa marius marko markus marlene marlon marta martha martin martina marwin mateo mateus mathilda mathilde matilda matteo matthias matti mattia mattis mauro mauri max maxim maximilian maya mehmet meike melanie melina melissa melvin merve meryem mia micha michael michaela michel michelle miguel miguela mika mila milan milena milla milo mina mio mira mirco miriam mirjam moritz mohamed mohammed muhammad murat musa mustafa myriam
  nadia nadine nael nahla naim naomi natalia natalie natascha nathalie nathan nayla nayra nela nelio nerina nevin nevio nia nick nicola nicolas nicole niklas niko nikola nikolai nils nina nino noa noah noe noel noelia noemi nola nora noran noar noor norah nour nuria
  olivia oliver olga omar onur oscar oskar
  pablo pascal patricia patrick patrik paul paula pauline pedro peter petra phil philipp philippe pia
  quentin quirin
  rafael rahel ramon ramona raphael raul raya rea rebecca regina reto ria rian ricardo riccardo rina rio roan robert robin roberto roger roland roman romy ronja rosa rosalie ruben rui ruth ryan
  sabina sabine sabrina salome sam samir samira sammy samuel sandra sandro santiago sara sarah sarina sascha sebastian selena selin selina selma severin shania sharon shayan sibel silas silja silvan silvia silvio simea simon simona simone sina sindi siri sofia sofie sonja sophia sophie soraya stefan stefanie stella stephan sven svenja sybille
  tabea talia tamara tamina tania tanja tara tatjana theo theodor thea theresa thiago thierry thomas tiago tian tiana tim timo timon timothy tina tobias tom tomas toni tristan
  uma urs ursina ursula
  valentin valentina valeria valerie vanessa vera vincent viola viktor viktoria vivian vivienne
  walter wanja wilma william
  yael yann yannick yannik yannis yara yasin yasmin ylva yuna yusuf yves yvonne
  zeynep zoe zoey zora`.split(/\s+/),
);
