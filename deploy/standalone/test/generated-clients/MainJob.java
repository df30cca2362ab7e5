import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.IdentityApi;
import org.openapitools.client.api.PostsApi;
import org.openapitools.client.model.PostsSaveDraftRequest;
import org.openapitools.client.model.PostsSaveDraftRequestPost;

/** Uploads a picture, and drafts, schedules, lists and cancels a post, by the client that openapi-generator makes. */
class MainJob {
  public static void main(String[] none) throws Exception {
    var env = System.getenv();
    var client = new ApiClient();
    client.updateBaseUri(env.get("CARILLON_URL") + "/api");
    client.setRequestInterceptor(
        request -> request.header("Authorization", "Bearer " + env.get("CARILLON_TOKEN")));
    var json = new ObjectMapper();
    var posts = new PostsApi(client);
    var draftId = UUID.randomUUID();
    int year = Year.now().getValue() + 1;
    var day = OffsetDateTime.of(year, 6, 1, 0, 0, 0, 0, ZoneOffset.ofHoursMinutes(-2, -30));

    Map<String, Object> answers = new LinkedHashMap<>();
    answers.put("missing_draft", missingDraft(posts, json));
    var page = new IdentityApi(client).identityCheckFacebook().getPages().get(0);
    var media = posts.postsUploadMedia(new File(env.get("PICTURE")), null, null, "true").getMedia();
    var text = "The bells ring at noon";
    var post = new PostsSaveDraftRequestPost().source(null).text(text).hashtags(List.of("bells"));
    var draft =
        posts
            .postsSaveDraft(
                draftId,
                new PostsSaveDraftRequest().version(0L).post(post).mediaIds(List.of(media.getId())),
                null)
            .getDraft();
    answers.put("draft_media", draft.getMedia().stream().map(one -> one.getType()).toList());

    var target = Map.of("platform_id", 1, "page_id", page.getId(), "content", text);
    var sent =
        posts.postsSchedulePosts(
            json.writeValueAsString(List.of(target)), null, null, draftId, null,
            json.writeValueAsString(List.of(media.getId())), null, null, year + "-06-01 09:30:00", null,
            "Europe/Berlin", null, null, List.of(), List.of(), List.of(), List.of(), List.of());
    answers.put("due_at", sent.getDueAt().toString());
    var planned =
        posts
            .postsListPlanned(day, day.plusDays(2), null, null, "scheduled", null, null)
            .getPublications();
    answers.put("planned", planned.stream().map(one -> one.getWords()).toList());
    var canceled = posts.postsCancelPublication(planned.get(0).getId(), null, null).getPublication();
    answers.put("canceled", canceled.getStatus().getValue());
    System.out.println(json.writeValueAsString(answers));
  }

  static String missingDraft(PostsApi posts, ObjectMapper json) throws Exception {
    try {
      posts.postsGetDraft(UUID.randomUUID());
      return "none";
    } catch (ApiException failure) {
      return json.readTree(failure.getResponseBody()).get("error").asText();
    }
  }
}
