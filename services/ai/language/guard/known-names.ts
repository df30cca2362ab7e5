const list = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().split(/\s+/u));

/** Given names that aren't also other words, in lower case. */
export const GIVEN_NAMES = list(
  `anna anne anja antje andrea andreas angela alexander alexandra alejandro alberto alfonso alicia alice amelie amy ana andrés antoine antonio arthur astrid
  barbara ben benjamin bernd bettina birgit brian bruno camille carlos carmen carla caroline catherine cécile celia charles charlotte chloé christian christina christine christoph claire claudia clément cristina
  daniel daniela david deborah diana diego dieter dominik dorothea eduardo edward elena elisa elisabeth elizabeth emil emilia emily emma enrique eric erik esther eva
  fabian federico felix fernando florian françois francisco frank franz frieda gabriel gabriela georg george gerd gisela giulia guillermo gustavo hanna hannah hannes hans harry heike heinrich helen helena helga henri henry holger hugo
  ignacio ines inés ingrid irene isabel isabelle jack jacques jakob james jan jana javier jean jennifer jens jessica joachim joan johanna john jonas jorge josé joseph juan judith julia julian julie julien jürgen
  karin karl karsten kate katharina katja katrin kevin klaus konrad kurt lara laura lauren léa lena leon leonie liam lisa lucas lucía lucie luis luisa lukas luke
  manfred manuel manuela marc marcel marco marcus margaret margot maria maría marie marina mario marion markus marta martha martin martina mary mateo mathilde matthias max maximilian melanie michael michelle miguel mike miriam mónica monika moritz
  nadine nathalie nicolas nicole niklas nina nora olaf oliver olivia oscar pablo patricia patrick paul paula pedro peter petra philipp philippe pierre rafael rainer ralf raúl rebecca renate ricardo richard robert roberto rolf rosie rüdiger
  sabine samuel sandra sara sarah sebastian sergio silke silvia simon sofia sofía sonja sophie stefan stefanie steffen stephan stéphane susan susanne svenja sylvia teresa theo theresa thomas tim tobias tom ulrich ulrike ursula
  valentina vanessa verena veronika victor victoria vincent volker walter werner wilhelm william wolfgang yvonne zoe
  aaron adam adrian agnes aisha alba albert alejandra alessandro alex ali alina álvaro amelia amir anastasia andré andrew anthony antonia arne arturo aurélie ayşe beatrice beatriz benoît bianca björn bob bogdan britta cédric chiara chris clara clemens cornelia damien darius delphine denis dennis dirk dmitri edgar elias elif elise eloise emilio emmanuel ernst estelle étienne fatima fiona florence françoise freya friedrich gemma georgia gerhard giovanni giuseppe gonzalo greta gunnar günter hassan heather hector hector heinz hermann hilde ian ilse imogen ingo isaac ivan jaime jean-luc jeanne jenny jeremy jill joaquín jochen joe joel jörg josef josephine jutta karim karl-heinz kathrin katrina keith kelly kenji kim kirsten klara lars léo leonard lorenzo lothar louis louise lucia ludwig lydia maike malte manon marcelo margarita margit mariana marisol marlene mathieu matteo maurice maya mehmet mia mila milan mohamed monique muriel nadia naomi natalia natalie nathan nele nico noah noémie nuria omar otto pascal patrizia philip rachel ramón raphael raquel regina reinhard rita rodrigo roland romain ronja ruben rupert ruth ryan salma santiago sascha simone solveig steve steven sven tanja tatjana thierry thorsten tina timo tobi tomas torsten uwe valérie viktor virginia vivian wendy xavier yann yasmin yusuf`,
);

/** Cities, regions and countries that texts about businesses name, in small letters. */
export const PLACES = list(
  `amsterdam andalucía athen augsburg austria barcelona bayern belgien berlin bern bilbao birmingham bologna bonn bordeaux boston bremen bretagne brighton bristol brooklyn brüssel brussels budapest
  california cambridge canada cardiff chicago cologne copenhagen cornwall deutschland dortmund dresden dublin düsseldorf duisburg edinburgh england erfurt españa essen europa europe firenze florence florida france frankreich freiburg
  galicia genève genf glasgow granada graz hamburg hannover heidelberg hessen innsbruck ireland italia italie italien italy kalifornien kassel kiel köln kopenhagen kyoto leeds leipzig lille lisbon lisboa liverpool london londres lübeck luzern lyon
  madrid mailand mainz málaga manchester manhattan mannheim marseille mexico méxico milan milano miami montpellier moskau münchen münster munich nantes napoli naples neapel newcastle nizza normandie norwich nottingham nürnberg österreich oxford
  paris portugal potsdam prag prague provence regensburg rennes rom roma rome rostock sachsen salamanca salzburg santander schottland schweiz scotland sevilla sheffield spain spanien stockholm strasbourg straßburg stuttgart switzerland
  texas thüringen tirol tokio tokyo toledo toscana toskana toulouse tuscany ulm valencia valladolid venedig venezia vienna wales warschau weimar wien würzburg york yorkshire zaragoza zürich`,
);
