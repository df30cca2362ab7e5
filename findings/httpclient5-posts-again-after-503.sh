#!/usr/bin/env bash
# Guess: Apache's HttpClient sends a POST once: it repeats only idempotent requests.
# Is: that holds for broken connections. After 429 or 503 the default client sends any request again, even a POST, and returns the second answer.
# Version: org.apache.httpcomponents.client5:httpclient5 5.6.1 (programs: java 17, mvn)
# Date: 2026-11-29
# Matters: a post is published twice if a proxy answers 503 after its server has published it. RestTemplate and Feign can use this client.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >pom.xml <<'XML'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>tea</groupId><artifactId>tea</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>org.apache.httpcomponents.client5</groupId><artifactId>httpclient5</artifactId><version>5.6.1</version></dependency>
  </dependencies>
</project>
XML
mvn --quiet --batch-mode dependency:copy-dependencies -DoutputDirectory=lib >&2 || exit 2
cat >Post.java <<'JAVA'
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.core5.http.io.entity.StringEntity;

public class Post {
  public static void main(String[] arguments) throws Exception {
    for (int status : new int[] {500, 429, 503}) {
      var received = new AtomicInteger();
      var server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
      server.createContext("/", exchange -> {
        exchange.getRequestBody().readAllBytes();
        exchange.sendResponseHeaders(received.incrementAndGet() == 1 ? status : 200, -1);
        exchange.close();
      });
      server.start();
      try (var client = HttpClients.createDefault()) {
        var post = new HttpPost("http://127.0.0.1:" + server.getAddress().getPort() + "/");
        post.setEntity(new StringEntity("{\"text\":\"Tea\"}"));
        int seen = client.execute(post, response -> response.getCode());
        System.out.println("first answer " + status + ": sent " + received + " times, " + seen + " is returned");
      }
      server.stop(0);
    }
  }
}
JAVA
seen=$(java -cp 'lib/*' Post.java 2>post.log) || { cat post.log >&2; exit 2; }
echo 'httpclient5 5.6.1, one POST by HttpClients.createDefault():'
echo "$seen"
expected='first answer 500: sent 1 times, 500 is returned
first answer 429: sent 2 times, 200 is returned
first answer 503: sent 2 times, 200 is returned'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
