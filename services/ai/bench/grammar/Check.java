import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.languagetool.JLanguageTool;
import org.languagetool.Languages;
import org.languagetool.rules.RuleMatch;

/** Reads lines of "language TAB text" with \n for line ends; writes "line TAB rule TAB words TAB message" for each fault. */
public class Check {
  private static final Map<String, String> CODES = Map.of("en", "en-US", "de", "de-DE", "fr", "fr", "es", "es");
  private static final Set<String> CATEGORIES =
      Set.of("GRAMMAR", "CONFUSED_WORDS", "COLLOCATIONS", "CAT_GRAMMAIRE", "CAT_ACCORDS", "CONFUSIONS", "PUNCTUATION");

  public static void main(String[] args) throws Exception {
    Map<String, JLanguageTool> tools = new HashMap<>();
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    int at = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine(), at++) {
      String[] parts = line.split("\t", 2);
      String code = CODES.get(parts[0]);
      if (code == null) continue;
      JLanguageTool tool =
          tools.computeIfAbsent(code, name -> new JLanguageTool(Languages.getLanguageForShortCode(name)));
      String text = parts[1].replace("\\n", "\n");
      for (RuleMatch match : tool.check(text)) {
        if (!CATEGORIES.contains(match.getRule().getCategory().getId().toString())) continue;
        String words = text.substring(match.getFromPos(), match.getToPos()).replaceAll("\\s+", " ");
        String message = match.getMessage().replaceAll("<[^>]*>|\\s+", " ");
        System.out.println(at + "\t" + match.getRule().getId() + "\t" + words + "\t" + message);
      }
    }
  }
}
